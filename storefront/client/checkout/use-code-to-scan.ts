import { wide } from '@haat/kinds/parts/preview/wide';
import type { Details } from '@haat/machines/checkout';
import type { ScanModel } from '@haat/openapi/pages';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { noteBought } from '../../enhance/shared/bought';
import { countDown, watchOrder } from '../scan';
import { placeOrder } from './live-checkout';

/** Ms without a change after which what is filled in is taken to be meant. */
const settledMs = 1_000;

interface Shown {
  /** The details it is for. */
  details: string;
  orderId: string;
  token: string;
  scan: ScanModel;
}

interface Wanted {
  productId: string;
  /** Random; a key of its own for each set of details is made from it, so that the same one is never ordered twice. */
  visit: string;
  /** Null where no code is to be shown: something is missing, or it is paid in another way. */
  details: Details | null;
  formRef: RefObject<HTMLFormElement | null>;
}

/**
 * The code that a desk pays with, beside the form where it has room, as soon as that is filled in: once nothing changed for a second, and while nobody is still in a field
 * but that of the number. Another detail is another order: its code goes at once, and a new one comes. Whatever goes wrong says nothing, because
 * the button is there and does. Null while there is none.
 */
export function useCodeToScan({ productId, visit, details, formRef }: Wanted): ScanModel | null {
  const [shown, setShown] = useState<Shown | null>(null);
  /** The order whose code is not good any more. */
  const [over, setOver] = useState<string>();
  const asked = useRef<string[]>([]);
  const wanted = details && JSON.stringify(details);
  const isShown = shown !== null && shown.details === wanted;

  useEffect(() => {
    const form = formRef.current;
    if (wanted === null || isShown || !form) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      if (!matchMedia(wide).matches || isTyping(form) || !form.matches(':valid')) return;
      if (!asked.current.includes(wanted)) asked.current.push(wanted);
      const key = `${visit}-code-${asked.current.indexOf(wanted)}`;
      const request = { ...(JSON.parse(wanted) as Details), productId, key };
      const { id, status, token } = await placeOrder(request, stop.signal);
      if (status !== 'awaitingPayment') return;
      const answer = await fetch(`/cashfree/code?id=${id}`, { signal: stop.signal });
      if (answer.status !== 200) return;
      setShown({ details: wanted, orderId: id, token, scan: (await answer.json()) as ScanModel });
    };
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask().catch(() => {}), settledMs);
    };
    settle();
    form.addEventListener('focusout', settle);
    return () => {
      clearTimeout(timer);
      stop.abort();
      form.removeEventListener('focusout', settle);
    };
  }, [wanted, isShown, productId, visit, formRef]);

  const { orderId, token } = shown ?? {};
  useEffect(() => {
    if (!isShown || orderId === undefined || token === undefined) return;
    const unwatch = watchOrder(orderId, token, (status) => {
      // Nobody paid with it, nor asked for it: the form stays as it is. Until then late money moves it on, though its code is over.
      if (status === 'expired') return;
      noteBought();
      location.assign(`/cashfree?id=${encodeURIComponent(orderId)}&back=1`);
    });
    // Its time is over: the button is left, and no order is made for nobody.
    const uncount = countDown(() => setOver(orderId));
    return () => {
      unwatch();
      uncount();
    };
  }, [isShown, orderId, token]);
  return isShown && shown.orderId !== over ? shown.scan : null;
}

/** In a field where a pause says nothing: that of the number is complete when it is valid. */
function isTyping(form: HTMLFormElement): boolean {
  const { activeElement: at } = document;
  if (!(at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement)) return false;
  const isText = at instanceof HTMLTextAreaElement || /^(text|email|number|date)$/.test(at.type);
  return form.contains(at) && isText;
}
