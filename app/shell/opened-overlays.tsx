import type { ComponentType } from 'react';
import { useCart } from '#features/cart/cart-state.ts';
import { type Overlay, tellNotLoaded, useOverlays } from '#platform/ui/use-overlays.ts';
import { useStoreFacts } from '#features/store/use-store-facts.ts';
import { useToasts } from '#platform/ui/toasts.ts';
import { Loaded } from '#platform/ui/loaded.tsx';
import type { Waking } from './use-popups-waking.ts';

const loadVoice = () => import('#features/voice/voice-view.tsx');
const loadGiveaway = () => import('#features/giveaway/giveaway-dialog.tsx');
const loadChat = () => import('#features/chat/chat-panel.tsx');
const loadCartDrawer = () => import('#features/cart/cart-drawer.tsx');
const loadPopups = () => import('#features/popups/popups.tsx');
const loadToaster = () => import('./toaster.tsx');

/** What needs nothing to be told. */
const plainOverlays: Partial<Record<Overlay, () => Promise<{ default: ComponentType }>>> = {
  search: () => import('#features/search/search-palette.tsx'),
  menu: () => import('./mobile-sheet.tsx'),
  compare: () => import('#features/lists/compare-dialog.tsx'),
  quiz: () => import('#features/quiz/quiz-dialog.tsx'),
};

/** What is open over the page. Each part is loaded when it is first used. */
export default function OpenedOverlays({ waking }: { waking: Waking | null }) {
  const { open, isTalking, close } = useOverlays();
  const giveaway = useStoreFacts()?.giveaway;
  const { isDrawerOpen: drawer, setDrawerOpen } = useCart();
  const toast = useToasts(({ current }) => current?.id);
  const plain = open && plainOverlays[open];
  const onFailed = () => {
    close();
    tellNotLoaded();
  };
  return (
    <>
      {plain && <Loaded key={open} load={plain} props={{}} onFailed={onFailed} />}
      {(open === 'chat' || isTalking) && <Loaded load={loadChat} props={{ loadVoice }} onFailed={onFailed} />}
      {open === 'giveaway' && giveaway && (
        <Loaded load={loadGiveaway} props={{ giveaway, onClose: close }} onFailed={onFailed} />
      )}
      {waking && <Loaded load={loadPopups} props={waking} />}
      {drawer && (
        <Loaded
          load={loadCartDrawer}
          props={{}}
          onFailed={() => {
            setDrawerOpen(false);
            tellNotLoaded();
          }}
        />
      )}
      {toast !== undefined && (
        <Loaded
          load={loadToaster}
          props={{}}
          onFailed={() => {
            useToasts.setState({ current: null });
            tellNotLoaded();
          }}
        />
      )}
    </>
  );
}
