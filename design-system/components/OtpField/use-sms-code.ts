import { useEffect, useRef } from 'react';

interface OtpCredential extends Credential {
  code?: string;
}

/** Asks the browser for the code of an arriving SMS, where it can read one. */
export function useSmsCode(onCode: (code: string) => void) {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const asking = new AbortController();
    const options = { otp: { transport: ['sms'] }, signal: asking.signal } as CredentialRequestOptions;
    navigator.credentials.get(options).then(
      (credential) => {
        const code = (credential as OtpCredential | null)?.code;
        if (code) latest.current(code);
      },
      // Refused or aborted: people type it.
      () => undefined,
    );
    return () => asking.abort();
  }, []);
}
