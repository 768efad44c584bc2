const minuteMs = 60_000;
const roomMs = 6000;

/** How long a test may take that waits for the minute to turn. */
export const withRoom = { timeout: 30_000 };

/**
 * Resolves when enough of the minute is left to count in. Locally the platform's limiter counts by the minutes of the
 * clock, so what a test counts must not go over the turn of one.
 */
export async function roomInTheMinute(): Promise<void> {
  const left = minuteMs - (Date.now() % minuteMs);
  if (left < roomMs) await new Promise((resolve) => setTimeout(resolve, left));
}
