/** Hosts that scale pictures by a `width` in the address. */
const SCALING_HOSTS = /^https:\/\/cdn\.shopify\.com\//;
/** The last is for a picture that fills the screen and is looked at closely. */
const WIDTHS = [160, 320, 480, 720, 1080, 2048];

export interface PictureSource {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/** From where the browser takes a picture that is shown as wide as `sizes` says: in the size that the screen needs, where its host can scale it. */
export const pictureSource = (url: string, sizes: string): PictureSource =>
  SCALING_HOSTS.test(url)
    ? {
        src: withWidth(url, 480),
        srcSet: WIDTHS.map((size) => `${withWidth(url, size)} ${size}w`).join(', '),
        sizes,
      }
    : { src: url };

function withWidth(url: string, width: number): string {
  const address = new URL(url);
  address.searchParams.set('width', String(width));
  return address.href;
}
