/** Hosts that scale pictures by a `width` in the address. */
const SCALING_HOSTS = /^https:\/\/cdn\.shopify\.com\//;
/** The last is for a picture that fills the screen and is looked at closely. */
const WIDTHS = [160, 320, 480, 720, 1080, 2048];

export interface SizedImageProps {
  url: string;
  alt: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  width?: number | null;
  height?: number | null;
  /** Seen at once: loaded first. Others load when near. */
  eager?: boolean;
  className?: string;
}

/** A picture in the size that the screen needs, where its host can scale it. Its place is kept before it arrives. */
export function SizedImage({ url, alt, sizes, width, height, eager = false, className }: SizedImageProps) {
  const scaled = SCALING_HOSTS.test(url);
  return (
    <img
      src={scaled ? withWidth(url, 480) : url}
      srcSet={scaled ? WIDTHS.map((size) => `${withWidth(url, size)} ${size}w`).join(', ') : undefined}
      sizes={scaled ? sizes : undefined}
      alt={alt}
      width={width ?? 400}
      height={height ?? 480}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  );
}

function withWidth(url: string, width: number): string {
  const address = new URL(url);
  address.searchParams.set('width', String(width));
  return address.href;
}
