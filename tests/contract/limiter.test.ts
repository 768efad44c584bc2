import { systemClock } from '../../worker/adapters/system-clock.ts';
import { UpstashLimiter } from '../../worker/adapters/upstash-limiter.ts';
import { startUpstashRedis, type UpstashRedisEmulator } from '../emulators/upstash-redis.ts';
import { limiterContract } from './limiter.ts';

/** The platform's own limiter lives in workerd: tests/worker/limiter.test.ts holds it to the same contract. */
let upstash: UpstashRedisEmulator | undefined;

limiterContract('Upstash Redis', {
  open: async () => {
    upstash = await startUpstashRedis();
    return new UpstashLimiter(upstash, systemClock);
  },
  // Its window slides: what was counted before the turn of the minute still counts after it.
  atWindowStart: async () => undefined,
  stop: async () => upstash?.close(),
});
