import type { ConditionName } from '#illustrations/manifest/art-files.ts';
import { conditionArtUrl } from '#illustrations/manifest/art-urls.ts';

/** The drawing of a condition, for both themes: the page is the same for everybody, so the style sheet hides one; a hidden lazy picture is not loaded. */
export function ConditionPicture({ art }: { art: ConditionName }) {
  return (
    <>
      <img src={conditionArtUrl(art)} alt="" width="240" height="240" loading="lazy" className="only-light" />
      <img
        src={conditionArtUrl(art, { dark: true })}
        alt=""
        width="240"
        height="240"
        loading="lazy"
        className="only-dark"
      />
    </>
  );
}
