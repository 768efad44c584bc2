/** Marks text as a style sheet, which the build minifies by this name. */
export const css = String.raw;

/** A sheet every panel of a page shares. A strict page allows no `<style>`. */
export function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
