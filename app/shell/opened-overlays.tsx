import { lazy } from 'react';
import { useCart } from '../state/cart.ts';
import { useOverlays } from '../state/overlays.ts';
import { useStoreFacts } from '../state/store-facts.ts';
import { useToasts } from '../state/toasts.ts';
import { Loaded } from './loaded.tsx';
import type { Waking } from './use-popups-waking.ts';

const SearchPalette = lazy(() => import('../features/search/search-palette.tsx'));
const MobileSheet = lazy(() => import('./mobile-sheet.tsx'));
const CompareDialog = lazy(() => import('../features/lists/compare-dialog.tsx'));
const QuizDialog = lazy(() => import('../features/quiz/quiz-dialog.tsx'));
const ChatPanel = lazy(() => import('../features/chat/chat-panel.tsx'));
const VoiceView = lazy(() => import('../features/voice/voice-view.tsx'));
const GiveawayDialog = lazy(() => import('../features/giveaway/giveaway-dialog.tsx'));

// What comes while something else may be open.
const loadCartDrawer = () => import('../features/cart/cart-drawer.tsx');
const loadPopups = () => import('../features/popups/popups.tsx');
const loadToaster = () => import('./toaster.tsx');

/** What is open over the page. Each part is loaded when it is first used. */
export default function OpenedOverlays({ waking }: { waking: Waking | null }) {
  const { open, close } = useOverlays();
  const giveaway = useStoreFacts()?.giveaway;
  const drawer = useCart(({ isDrawerOpen }) => isDrawerOpen);
  const toasted = useToasts(({ current }) => current !== null);
  return (
    <>
      {open === 'search' && <SearchPalette />}
      {open === 'menu' && <MobileSheet />}
      {open === 'compare' && <CompareDialog />}
      {open === 'quiz' && <QuizDialog />}
      {open === 'chat' && <ChatPanel voice={VoiceView} />}
      {open === 'giveaway' && giveaway && <GiveawayDialog giveaway={giveaway} onClose={close} />}
      {waking && <Loaded load={loadPopups} props={waking} />}
      {drawer && <Loaded load={loadCartDrawer} props={{}} />}
      {toasted && <Loaded load={loadToaster} props={{}} />}
    </>
  );
}
