const guests = '[data-guest]';
const members = '[data-member]';

/** Who has signed in here finds the way to the shop where others find the way in; whose sign-in is over finds the way in again. */
export function greetMember() {
  if (!document.querySelector(members)) return;
  try {
    const { authToken } = localStorage;
    if (!authToken) return;
    show(members, guests);
    fetch('/api/userinfo', { method: 'POST', headers: { authorization: `Bearer ${authToken}` } }).then(
      ({ status }) => {
        // Another tab may have signed in meanwhile.
        if (status !== 401 || localStorage.authToken !== authToken) return;
        for (const key of ['authToken', 'authuser', 'notitoken']) localStorage.removeItem(key);
        show(guests, members);
      },
      // Nobody has said that it is over.
      () => {},
    );
  } catch {
    // Without storage nobody is signed in.
  }
}

function show(shown: string, gone: string) {
  for (const one of document.querySelectorAll<HTMLElement>(`${shown},${gone}`))
    one.hidden = one.matches(gone);
}
