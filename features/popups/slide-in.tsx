import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { giveawayTexts } from '#content/campaign-texts.ts';
import type { SlideInWords } from '#features/campaigns/campaign-facts.ts';
import { Icon } from '#platform/ui/icon.tsx';
import type { IconName } from '#platform/ui/icon-names.ts';
import { CloseButton } from '#platform/ui/dialog.tsx';
import type { GiveawayAskProps } from './giveaway-modal.tsx';

export function SlideIn({ giveaway, onClose, onAccept }: GiveawayAskProps) {
  const { text, accept: button, dismiss } = giveawayTexts(giveaway).slideIn;
  return (
    <Notice
      {...{ text, button, dismiss, onClose, onAccept }}
      label="Giveaway"
      icon="award"
      link="/kia-giveaway#enter"
    />
  );
}

interface OwnSlideInProps {
  words: SlideInWords;
  onClose: () => void;
  onAccept: () => void;
}

/** In the owner's words, to a page of the store. */
export function OwnSlideIn({ words: { text, button, link }, onClose, onAccept }: OwnSlideInProps) {
  return (
    <Notice {...{ text, button, link, onClose, onAccept }} label="News" icon="sparkles" dismiss="Close" />
  );
}

interface NoticeProps {
  label: string;
  icon: IconName;
  text: string;
  button: string;
  link: string;
  dismiss: string;
  onClose: () => void;
  onAccept: () => void;
}

/** A small notice on phones, under the header, where it covers neither the bars at the foot nor what is read. It takes no focus. */
function Notice({ label, icon, text, button, link, dismiss, onClose, onAccept }: NoticeProps) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => standUnderHeader(notice.current), []);
  return (
    <aside ref={notice} className="popup-slide-in" aria-label={label}>
      <Icon name={icon} />
      <p>{text}</p>
      <Link to={link} className="btn btn-accent btn-small" onClick={onAccept}>
        {button}
      </Link>
      <CloseButton onClick={onClose} label={dismiss} />
    </aside>
  );
}

/** The header stands lower by the announcement until the page is scrolled. Returns how to stop. */
function standUnderHeader(notice: HTMLElement | null) {
  const page = notice?.ownerDocument;
  const header = page?.querySelector('.header');
  if (!notice || !page || !header) return undefined;
  const stand = () => {
    notice.style.top = `calc(${header.getBoundingClientRect().bottom}px + 0.75rem)`;
  };
  stand();
  page.addEventListener('scroll', stand, { passive: true });
  return () => page.removeEventListener('scroll', stand);
}
