import { equal } from './assert.ts';
import { mountOpen } from './driver.ts';
import { answer } from './parts.ts';
describe('smoke', () => {
  it('answers', async () => {
    const driver = await mountOpen();
    const exchange = await driver.send('hi');
    exchange.send(...answer('Hello **there**')).end();
    await driver.idle();
    equal(driver.texts('.text'), ['Hello there']);
    driver.remove();
  });
});
