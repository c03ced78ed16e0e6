// Everybody outside at once, and the environment that leads the product to them instead of to the real ones.
import { type Fcm, startFcm } from './fcm';
import { type Google, startGoogle } from './google';
import { type Msg91, startMsg91 } from './msg91';
import { type Smtp, startSmtp } from './smtp';

export interface ThirdParties {
  msg91: Msg91;
  smtp: Smtp;
  google: Google;
  fcm: Fcm;
  /** For `startHaat`. */
  env: Record<string, string>;
  close(): Promise<void>;
}

const clientId = '1234567890-haat.apps.googleusercontent.com';
const authKey = 'an auth key of a simulator';

/** The templates as an operator registers them (docs/providers/msg91.md). */
const templates = {
  MSG91_OTP_TEMPLATE:
    '##code## is your Haat code. It works for 5 minutes. Do not share it with anyone.\n\n@127.0.0.1 ###code##',
  MSG91_RECEIPT_TEMPLATE: 'Rs ##amount## paid to ##seller## for ##product##. Open it: ##link## - Haat',
  MSG91_SALE_TEMPLATE: 'You sold ##product## for Rs ##amount##. Rs ##net## reaches your wallet. - Haat',
  MSG91_REFUND_TEMPLATE:
    '##seller## refunded Rs ##amount## for ##product##. It reaches your account in 5 to 7 working days. Order ##order## - Haat',
  MSG91_PAYOUT_TEMPLATE:
    'Your withdrawal of Rs ##amount## to ##account##: ##outcome##. Details in your wallet: ##link## - Haat',
  MSG91_UNPAID_TEMPLATE:
    'Your payment of Rs ##amount## to ##seller## for ##product## failed. Any money debited is refunded in 3 working days. Order ##order## - Haat',
  MSG91_RENEWAL_TEMPLATE:
    '##product## from ##seller## is paid until ##date##. Renew for Rs ##amount##: ##link## - Haat',
  MSG91_CHARGE_TEMPLATE:
    '##product## from ##seller## renews on ##date##: your bank will be charged Rs ##amount##. To decline: ##link## - Haat',
  MSG91_ACCOUNT_TEMPLATE:
    '##way## was ##change## as a sign-in method for Haat. If this was not you, check: ##link## - Haat',
  MSG91_SESSION_TEMPLATE: '##product## by ##seller##: ##news##. Join: ##link## - Haat',
  MSG91_NEWS_TEMPLATE: '##product## by ##seller##: ##news##. More: ##link## - Haat',
  MSG91_OWNED_TEMPLATE:
    'You already had ##product##. To get back the Rs ##amount## that you paid ##seller## again: ##link## - Haat',
  MSG91_GIFT_TEMPLATE: '##giver## gave you ##product## from ##seller##: ##words##. Open it: ##link## - Haat',
  MSG91_MEMBER_TEMPLATE: '##seller## gave you access to ##product##. Open it: ##link## - Haat',
  MSG91_REQUESTED_TEMPLATE:
    '##seller## has your refund request for ##product## and answers by ##date##. Order ##order## - Haat',
  MSG91_ANSWER_TEMPLATE: '##seller## ##answer## your refund request for ##product##. Order ##order## - Haat',
};

export async function startThirdParties(): Promise<ThirdParties> {
  // The id of a template is the name of the setting that holds it.
  const [msg91, smtp, google, fcm] = await Promise.all([
    startMsg91(authKey, templates),
    startSmtp({ user: 'haat', password: 'a password of a simulator' }),
    startGoogle(clientId),
    startFcm('haat-simulated'),
  ]);
  return {
    msg91,
    smtp,
    google,
    fcm,
    env: {
      SMS_PROVIDER: 'msg91',
      MSG91_URL: msg91.url,
      MSG91_AUTH_KEY: authKey,
      ...Object.fromEntries(Object.keys(templates).map((name) => [name, name])),
      MAIL_PROVIDER: 'smtp',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Haat <no-reply@haat.example>',
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CERTIFICATES_URL: google.certificatesUrl,
      FIREBASE_CONFIG: JSON.stringify({
        apiKey: 'key',
        projectId: 'haat-simulated',
        messagingSenderId: '1234567890',
        appId: '1:1234567890:web:abc',
      }),
      FIREBASE_VAPID_KEY:
        'BKd0FOnmkngVtlpmhmlFU1o1X4zOGDlg4wm1mZz0Yj9Pp9tJb3hd5k2E7mEoHc9UnLZ0C8yJYzG2Qx4dYc3Yk6s',
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify(fcm.serviceAccount),
      FCM_URL: fcm.url,
    },
    close: async () => {
      await Promise.all([msg91.close(), smtp.close(), google.close(), fcm.close()]);
    },
  };
}
