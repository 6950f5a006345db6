/** The store's tokens as mail programs take them: plain values, because few of those know variables (app/styles/tokens.css). */
export const colors = {
  canvas: '#fdfaf4',
  surface: '#ffffff',
  sunken: '#f5efe4',
  text: '#21140f',
  muted: '#5c483d',
  border: '#e6dbc9',
  collard: '#14493a',
  onCollard: '#fffaf0',
  marigold: '#f3b13b',
} as const;

export const DISPLAY = "'Bricolage Grotesque', 'Arial Narrow', Arial, sans-serif";
export const BODY = "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', Verdana, sans-serif";

/** For programs that read a style sheet; the others show the light look. */
export const darkStyles = `
@media (prefers-color-scheme: dark) {
  .mail-canvas, .mail-canvas > table > tbody > tr > td { background-color: #17100d !important; }
  .mail-surface { background-color: #211813 !important; border-color: #41332a !important; }
  .mail-sunken { background-color: #2a201a !important; }
  .mail-text { color: #f8f1e4 !important; }
  .mail-muted { color: #d2c3b2 !important; }
  .mail-line { border-color: #41332a !important; }
  .mail-button { background-color: #f3b13b !important; color: #21140f !important; }
}
`;

export const paragraph = { margin: '0 0 16px', fontSize: '17px', lineHeight: '1.6', color: colors.text };
export const small = { margin: '0 0 8px', fontSize: '15px', lineHeight: '1.5', color: colors.muted };
