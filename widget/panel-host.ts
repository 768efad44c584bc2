/** What `<shop-assistant>` and the panel inside it ask of each other. */

/** The element the panel lives in. */
export interface PanelHost extends HTMLElement {
  readonly open: boolean;
  /** Empty when the page names none. */
  readonly endpoint: string;
  readonly placeholder: string;
  hide(): void;
}

export interface Panel extends HTMLElement {
  /** Takes over what its `<shop-assistant>` says and is asked; `locale` is whatever the page calls its language. */
  follow(host: PanelHost, locale: string, questions: readonly string[], focus: boolean): void;
}
