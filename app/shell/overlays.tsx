import { useCart } from '#features/cart/cart-state.ts';
import { tellNotLoaded, useOverlays } from '#platform/ui/use-overlays.ts';
import { useToasts } from '#platform/ui/toasts.ts';
import { Loaded } from '#platform/ui/loaded.tsx';
import { usePopupsWaking } from './use-popups-waking.ts';

const loadOpened = () => import('./opened-overlays.tsx');

/** Over a dialog that covers the page, too. */
const raise = (notice: HTMLElement | null) => notice?.showPopover();

/** Everything that opens over a page. Not even the list of what there is travels before something opens. */
export function Overlays() {
  const waking = usePopupsWaking();
  const { open, isCut, close } = useOverlays();
  const drawer = useCart(({ isDrawerOpen }) => isDrawerOpen);
  const toast = useToasts(({ current }) => current?.id);
  const asked = open !== null || drawer || toast !== undefined;

  /** Everything is closed again, so that the next press asks for it anew. */
  const onFailed = () => {
    // A campaign's window that does not come is missed by nobody.
    if (asked) tellNotLoaded();
    close();
    useCart.getState().setDrawerOpen(false);
    useToasts.setState({ current: null });
  };
  return (
    <>
      {(asked || waking) && (
        <Loaded
          load={loadOpened}
          props={{ waking }}
          onFailed={onFailed}
          wanted={`${open} ${drawer} ${toast}`}
        />
      )}
      {/* Drawn without any part that would have to be loaded. */}
      {isCut && (
        <p
          ref={raise}
          popover="auto"
          className="cut-off"
          role="alert"
          onToggle={({ newState }) => useOverlays.setState({ isCut: newState === 'open' })}
        >
          That could not be loaded. Check your connection, then{' '}
          {/* Browsers remember what did not come for as long as the page stays. */}
          <button type="button" onClick={() => location.reload()}>
            reload the page
          </button>
          .
        </p>
      )}
    </>
  );
}
