import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { afterPaint } from '#platform/ui/after-paint.ts';
import { readShopQuery, type ShopQuery, writeShopQuery } from '#features/catalog/shop-query.ts';

export type Choose = (changes: Partial<ShopQuery>, how?: { replace?: boolean }) => void;

/**
 * Leads to the list with `changes`, on top of what the page shows or is about to show: what was chosen a moment ago is not lost
 * while its list is on its way. The router tells of a list on its way only when the page is drawn again, so choices are kept here meanwhile.
 * A change leads back to page 1.
 */
export function useShopChoices(query: ShopQuery, path: string): Choose {
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const address = next?.pathname === path ? next.search : writeShopQuery(query);
  const chosen = useRef(query);
  useEffect(() => {
    chosen.current = readShopQuery(new URLSearchParams(address));
  }, [address]);
  const takeBack = useRef<() => void>(undefined);
  useEffect(() => () => takeBack.current?.(), []);
  return (changes, { replace = false } = {}) => {
    chosen.current = { ...chosen.current, page: 1, ...changes };
    const wanted = `${path}${writeShopQuery(chosen.current)}`;
    takeBack.current?.();
    // The router's own work comes after the picture in which the chip looks pressed.
    takeBack.current = afterPaint(() => void navigate(wanted, { replace, preventScrollReset: true }));
  };
}
