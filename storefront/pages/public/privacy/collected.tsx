import type { PublicModel } from '@haat/openapi/pages';
import { A, Fact, P } from '../../../public/Texts';

/** The itemised notice: each kind of data with its purpose, its time and who else sees it. */
export function Collected({ site, partners }: Pick<PublicModel, 'site' | 'partners'>) {
  return (
    <>
      <P>Only what is listed here, each for the purpose beside it and for nothing else.</P>
      <Fact
        title="Your account"
        rows={[
          [
            'What',
            `Mobile number, e-mail address${partners.google ? ', the identifier Google gives us for you' : ''}, name, who brought you here, plan`,
          ],
          ['Why', 'To let you in, to show you what you bought or sold, to reach you about it'],
          ['How long', 'While you have the account. Ask us to delete it and it is gone within 30 days'],
          ['Who else', 'Nobody. Buyers see the name you sell under, never your number or address'],
        ]}
      />
      <Fact
        title="One-time codes"
        rows={[
          ['What', 'A hash of the code, how often one was asked for, and from which network'],
          ['Why', 'To prove that a number or address is yours and to stop people from guessing'],
          ['How long', 'A code lives for 5 minutes; what counts the tries is deleted after two days'],
          ['Who else', 'The SMS or e-mail service that carries the code to you'],
        ]}
      />
      <Fact
        title="Signed-in devices"
        rows={[
          ['What', 'The name the browser gives itself, when you signed in and when it was last used'],
          ['Why', 'To keep you signed in, and to let you see and end sessions you do not know'],
          ['How long', 'Until you sign out, at most 180 days'],
        ]}
      />
      <Fact
        title="What you buy"
        rows={[
          [
            'What',
            'Mobile number, e-mail address and name if you give them, your answers to the creator’s questions, where a price includes GST your State and for a business its GSTIN and address, what you bought, the sum, the time, the way of payment and how it ended, and which link or site led you there as far as its address told. Never a card number, a bank password or a UPI PIN: those go to the payment gateway alone',
          ],
          ['Why', 'To give you what you paid for, a receipt or invoice, and your money back when it is due'],
          ['How long', 'Eight years after the end of the financial year: the law wants books kept that long'],
          [
            'Who else',
            'The creator you buy from, the payment gateway, the services that carry SMS and e-mail',
          ],
        ]}
      />
      <Fact
        title="What somebody buys for you"
        rows={[
          [
            'What',
            'Your mobile number and, if they give it, your name, with their name and their words to you',
          ],
          ['Why', 'To give you what they paid for, and to tell you whom it is from'],
          ['How long', 'As long as their purchase; your number and name until you ask us to delete them'],
          [
            'Who else',
            'The creator, and the service that carries SMS. Whoever gave it is told that it was delivered, and no more',
          ],
        ]}
      />
      <Fact
        title="What you ask before buying"
        rows={[
          ['What', 'Your question, and the mobile number or e-mail address that you give for the answer'],
          ['Why', 'To bring you the creator’s answer'],
          [
            'How long',
            'Number and address for 30 days after the answer; a question that nobody answers for a year',
          ],
          ['Who else', 'The creator reads the question, never your number or address'],
        ]}
      />
      <Fact
        title="Lessons and certificates"
        rows={[
          [
            'What',
            'How far you have come in lessons, videos and live sessions, the score of each quiz, your notes and questions; on a certificate your name, the course, the day and a number',
          ],
          ['Why', 'To go on where you stopped, to answer you, and to prove that you finished a course'],
          [
            'How long',
            'While you have the account. Then notes and certificates are deleted, and what is counted names nobody',
          ],
          [
            'Who else',
            'The creator, except for your notes. Whoever has the address of a certificate sees your name on its page; nobody can look for it',
          ],
        ]}
      />
      <Fact
        title="Reminders of unpaid orders"
        rows={[
          ['What', 'The e-mail address of an order, if you ticked that you want to be reminded of it'],
          ['Why', 'To write to you an hour and a day after it, and no more, while it is unpaid'],
          [
            'How long',
            'Until 90 days after the last message. If you unsubscribe we keep a hash of the address, so that none is sent to you again',
          ],
          ['Who else', 'The service that carries e-mail'],
        ]}
      />
      <Fact
        title="What you sell"
        rows={[
          [
            'What',
            'Your pages with their pictures, your sales, fees, taxes and payouts; for payouts your PAN and bank or UPI account, and your GSTIN if you have one',
          ],
          ['Why', 'To sell in your name, to pay you, and to deduct and report tax as the law demands'],
          ['How long', 'Pages until you delete them; the books for eight years after the financial year'],
          [
            'Who else',
            'Visitors see what you publish. Banks and tax authorities see what the law says they must',
          ],
        ]}
      />
      <Fact
        title="Messages to us"
        rows={[
          ['What', 'What you write in the contact form, with your name and how to reach you'],
          ['Why', 'To answer, and to show later that we did'],
          ['How long', 'Three years, the time within which a claim can be taken to court'],
        ]}
      />
      {partners.push && (
        <Fact
          title="Notifications on a device"
          rows={[
            [
              'What',
              'The address that Google’s Firebase gives to a browser which you allowed to show notifications',
            ],
            ['Why', 'To tell you at once of a sale, or of a live session that you booked'],
            ['How long', 'Until you turn them off, sign out or the browser drops the address'],
            ['Who else', 'Google, which carries the notification'],
          ]}
        />
      )}
      <P>
        Visits to a page are counted as numbers for each day, with the kind of device and the site or campaign
        that led there. So that nobody is counted twice a day, the address and the browser become a mark that
        cannot be read back; it is deleted within hours of the day’s end, and with it the secret it was made
        with. Who came is not recorded. Our logs hold no phone number, e-mail address or code. {site.name}{' '}
        shows no advertising, sells no data and uses no trackers of others.
      </P>
    </>
  );
}

/** What stays in the browser, by name, so that it can be checked. */
export function InBrowser({ partners }: Pick<PublicModel, 'partners'>) {
  return (
    <>
      <P>Nothing here follows you from site to site, so there is no banner to click away.</P>
      <Fact
        title="Cookies"
        rows={[
          [
            'haat_buyer',
            'Opens what you bought in this browser, or with a number you confirmed here; up to a year, or until you sign out',
          ],
          [
            'haat_device',
            'Lets you sign in here when somebody else has tried too many codes for your number; a year',
          ],
          ['haat_language', 'The language you chose at the foot of a page; a year'],
          ['haat_google', partners.google && 'Ties a sign-in with Google to this browser; 10 minutes'],
        ]}
      />
      <Fact
        title="Storage of the browser"
        rows={[
          ['authToken', 'Keeps you signed in, until you sign out'],
          ['authuser', 'Your own name and number, to show them at once; until you sign out'],
          ['notitoken', partners.push && 'The address for notifications; until you sign out'],
          ['haat.…', 'What you were typing and how you like things to look'],
          [
            'haat-kept',
            'Receipts, your library and lessons as you last saw them here, to read without a network; 90 days, or until you sign out',
          ],
          [
            'haat-files',
            'Files that you saved here to open without a network; until you remove them or sign out',
          ],
          ['haat', 'Pictures you chose that are still on their way to us; a week, or until you sign out'],
        ]}
      />
      <P>
        You can delete all of it in your browser. You are then signed out, and a receipt asks for a code
        before it opens.
      </P>
      {partners.google && (
        <P>
          If you choose to sign in with Google, its button is loaded from Google and{' '}
          <A href="https://policies.google.com/privacy">Google’s own policy</A> applies to it. It is loaded
          nowhere else.
        </P>
      )}
    </>
  );
}
