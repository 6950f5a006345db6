import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/**
 * Has the page's lists read again where it stands. By going to where one is, which every page can do anyway: the router's own way would travel with
 * every page as well.
 */
export function useReadAgain(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async () =>
      await navigate({ search: window.location.search }, { replace: true, preventScrollReset: true }),
    [navigate],
  );
}
