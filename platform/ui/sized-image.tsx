import { pictureSource } from './picture-source.ts';

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
  return (
    <img
      {...pictureSource(url, sizes)}
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
