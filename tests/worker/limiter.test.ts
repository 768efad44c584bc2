import { env } from 'cloudflare:workers';
import { PlatformLimiter } from '../../worker/adapters/platform-limiter.ts';
import { limiterContract } from '../contract/limiter.ts';
import { roomInTheMinute } from './minute.ts';

limiterContract('the platform’s limiter, as wrangler.toml sets it', {
  open: async () => new PlatformLimiter({ visitor: env.VISITOR_LIMITER, address: env.ADDRESS_LIMITER }),
  atWindowStart: roomInTheMinute,
});
