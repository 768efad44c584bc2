import { html } from 'lit/html.js';
import { DrawnElement } from '../../widget/drawn-element.ts';
import { equal } from './assert.ts';

class Counted extends DrawnElement {
  words = 'first';
  views = 0;
  drawings = 0;

  protected override view() {
    this.views += 1;
    if (this.words === 'broken') throw new Error('a view that throws');
    return html`<p>${this.words}</p>`;
  }

  protected override drawn(): void {
    this.drawings += 1;
  }
}
customElements.define('counted-element', Counted);

describe('an element that draws itself', () => {
  it('draws once, before the page goes on, however often it is asked', async () => {
    const element = new Counted();
    for (let count = 0; count < 9; count += 1) element.requestUpdate();
    equal(element.views, 0, 'not at once');
    await Promise.resolve();
    equal([element.views, element.root.textContent], [1, 'first']);
  });

  it('draws again at most once a frame, what is true then', async () => {
    const element = new Counted();
    element.requestUpdate();
    await element.updateComplete;
    for (const words of ['second', 'third']) {
      element.words = words;
      element.requestUpdate();
    }
    await element.updateComplete;
    equal([element.drawings, element.root.textContent], [2, 'third']);
    await element.updateComplete;
    equal(element.drawings, 2, 'nothing more to wait for');
  });

  it('draws again after a view that threw', async () => {
    const element = new Counted();
    element.words = 'broken';
    element.requestUpdate();
    const thrown = await element.updateComplete.catch((error: Error) => error.message);
    equal(thrown, 'a view that throws');
    element.words = 'mended';
    element.requestUpdate();
    await element.updateComplete;
    equal([element.drawings, element.root.textContent], [1, 'mended']);
  });
});
