import { useEffect, useRef } from 'react';

interface OtpCredential extends Credential {
  code?: string;
}

/** Requests the code of each arriving SMS from the browser, if supported. Stops when the field unmounts. */
export function useSmsCode(onCode: (code: string) => void, isWanted: boolean) {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    if (!isWanted || !('OTPCredential' in window)) return;
    const asking = new AbortController();
    const options = { otp: { transport: ['sms'] }, signal: asking.signal } as CredentialRequestOptions;
    const ask = async (): Promise<void> => {
      const credential = (await navigator.credentials.get(options)) as OtpCredential | null;
      if (!credential?.code || asking.signal.aborted) return;
      latest.current(credential.code);
      // The next one, if this was wrong or too late.
      return ask();
    };
    // Refused or aborted: people type it.
    ask().catch(() => undefined);
    return () => asking.abort();
  }, [isWanted]);
}
