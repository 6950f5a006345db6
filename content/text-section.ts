export interface TextLink {
  label: string;
  href: string;
}

/** A heading with plain words under it, as the content pages show them. */
export interface TextSection {
  /** Its anchor on the page. */
  id: string;
  heading: string;
  paragraphs: string[];
  /** A list after the paragraphs. */
  points?: string[];
  link?: TextLink;
  /** Stands only in a store without a live shop. */
  demo?: true;
}
