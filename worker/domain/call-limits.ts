/**
 * How many calls a minute are answered, in a window that slides. The limits of the platform's own limiter stand in
 * wrangler.toml, which a test holds equal to these. A visitor is one conversation; many share an address.
 */
export const callLimits = { windowS: 60, visitor: 20, address: 120 } as const;
