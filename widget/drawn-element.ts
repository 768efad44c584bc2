import { render, type TemplateResult } from 'lit/html.js';

/**
 * A custom element that draws a template into its shadow root: the first time before the page goes on, then at most
 * once a frame, however often it is asked to. What LitElement does beyond that, this project does not need.
 */
export abstract class DrawnElement extends HTMLElement {
  readonly root = this.attachShadow({ mode: 'open' });
  #drawing: Promise<void> | undefined;
  #hasDrawn = false;

  /** What is to be seen now. */
  protected abstract view(): TemplateResult;

  /** Called after every drawing. */
  protected abstract drawn(): void;

  /** Resolves when everything that was asked for until now is drawn. */
  get updateComplete(): Promise<void> {
    return this.#drawing ?? Promise.resolve();
  }

  requestUpdate(): void {
    this.#drawing ??= this.#draw();
  }

  async #draw(): Promise<void> {
    await (this.#hasDrawn && nextFrame());
    // From here on a request is one for the next drawing; so it is after a view that throws.
    this.#drawing = undefined;
    this.#hasDrawn = true;
    render(this.view(), this.root);
    this.drawn();
  }
}

/** A tab in the background has no frames: it draws now and then. */
function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 250);
  });
}
