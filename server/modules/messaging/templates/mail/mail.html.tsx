import { language } from '@haat/i18n';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { CSSProperties, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cut, lengthOf, wholeWords } from '../../../../platform/text/single-line';
import { awning, light, styles } from './mail.colours';
import type { Fact, MailDocument, Paragraph } from './mail.document';

const letters: CSSProperties = {
  fontFamily:
    "'Anek Latin','Anek Devanagari',-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari','Nirmala UI',Arial,sans-serif",
  margin: 0,
  // Addresses and names may be longer than a small window is wide.
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
};
const plain: CSSProperties = { ...letters, color: light.ink, fontSize: '16px', lineHeight: '24px' };
const soft: CSSProperties = { ...plain, color: light.soft };
const small: CSSProperties = { ...soft, fontSize: '13px', lineHeight: '20px' };
const bold: CSSProperties = { fontWeight: 'bold' };
const edge = `1px solid ${light.line}`;

interface Mail extends MailDocument {
  subject: string;
}

/** A mail as HTML, in the language that is set: no picture and no address but the links, so nothing is fetched on opening it. */
export const htmlOf = (subject: string, document: MailDocument): string =>
  `<!doctype html>\n${renderToStaticMarkup(<Document subject={subject} {...document} />)}\n`;

function Document(mail: Mail) {
  return (
    <Html lang={language()}>
      <Head>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        <title>{mail.subject}</title>
        {styles.map((rules) => (
          <style key={rules}>{rules}</style>
        ))}
      </Head>
      <Body
        className="g"
        style={{ backgroundColor: light.ground, margin: 0, padding: 0, WebkitTextSizeAdjust: '100%' }}
      >
        <Preview aria-hidden>{beginningOf(mail.paragraphs)}</Preview>
        <div
          className="g r"
          style={{ padding: '24px 16px 32px' }}
          // oxlint-disable-next-line react/no-danger -- a comment is no element, and what stands between the two is drawn by React
          dangerouslySetInnerHTML={{ __html: in600(<Sheet {...mail} />) }}
        />
      </Body>
    </Html>
  );
}

/** `Preview` itself cuts within words, and letters. */
const mostPreviewed = 140;

/** What a list of mails shows beside the subject: without it, the name of the platform and the subject once more. */
function beginningOf(paragraphs: readonly Paragraph[]): string {
  const text = paragraphs.find((one) => typeof one === 'string') ?? '';
  if (text.length <= mostPreviewed) return text;
  const some = cut(text, mostPreviewed);
  return `${wholeWords(some, lengthOf(some) - 1)}…`;
}

/** Outlook on Windows knows no greatest width: it alone reads the table around the sheet. */
const in600 = (sheet: ReactElement): string =>
  `<!--[if mso]><table role="presentation" align="center" width="600"><tr><td><![endif]-->${renderToStaticMarkup(sheet)}<!--[if mso]></td></tr></table><![endif]-->`;

function Sheet({ subject, paragraphs, operatorName }: Mail) {
  const main = paragraphs.findIndex((one) => typeof one !== 'string' && 'link' in one && !one.isQuiet);
  return (
    <Container style={{ maxWidth: '600px' }}>
      <Text className="i" style={{ ...plain, ...bold, ...operator }}>
        {operatorName}
      </Text>
      <Stripes />
      <Section>
        <Row>
          <Column className="s e p" style={sheet}>
            <Heading className="i" style={{ ...plain, ...bold, ...heading }}>
              {subject}
            </Heading>
            {paragraphs.map((one, at) => (
              <Part key={at} one={one} isMain={at === main} />
            ))}
          </Column>
        </Row>
      </Section>
      <Text className="q" style={{ ...small, padding: '16px 4px 0' }}>
        {operatorName}
      </Text>
    </Container>
  );
}

const operator: CSSProperties = {
  padding: '8px 4px 16px',
  fontSize: '26px',
  lineHeight: '32px',
  letterSpacing: '-0.5px',
};
const sheet: CSSProperties = {
  backgroundColor: light.surface,
  border: edge,
  borderTop: 0,
  borderRadius: '0 0 12px 12px',
  padding: '32px 32px 20px',
};
const heading: CSSProperties = { margin: '0 0 16px', fontSize: '22px', lineHeight: '28px' };

const stripes = 17;
/** The awning of the stall, of cells: pictures are fetched, or not shown. */
function Stripes() {
  return (
    <Row aria-hidden style={{ tableLayout: 'fixed' }}>
      {Array.from({ length: stripes }, (_, at) => (
        <Column
          key={at}
          height="8"
          style={{
            backgroundColor: awning[at % awning.length],
            height: '8px',
            fontSize: 0,
            lineHeight: 0,
            ...(at === 0 && { borderTopLeftRadius: '8px' }),
            ...(at === stripes - 1 && { borderTopRightRadius: '8px' }),
          }}
        />
      ))}
    </Row>
  );
}

function Part({ one, isMain }: { one: Paragraph; isMain: boolean }) {
  if (typeof one === 'string') return <Words text={one} />;
  if ('code' in one)
    return (
      <Words
        text={one.code}
        style={{ ...bold, fontSize: '32px', lineHeight: '40px', letterSpacing: '6px' }}
      />
    );
  if ('facts' in one) return <Facts facts={one.facts} />;
  if ('small' in one)
    return <Words text={one.small} className="q" style={{ ...small, marginBottom: '8px' }} />;
  if ('quote' in one) return <Quote text={one.quote} />;
  if ('title' in one)
    return (
      <>
        <Words text={one.title} style={{ ...bold, ...(one.text && { marginBottom: 0 }) }} />
        {one.text && <Words text={one.text} className="q" style={soft} />}
      </>
    );
  return isMain ? <MainLink {...one} /> : <QuietLink {...one} />;
}

function Words({
  text,
  className = 'i',
  style,
}: {
  text: string;
  className?: string;
  style?: CSSProperties;
}) {
  return (
    <Text className={className} style={{ ...plain, marginBottom: '16px', ...style }}>
      {text.split('\n').flatMap((line, at) => (at === 0 ? line : [<br key={at} />, line]))}
    </Text>
  );
}

const MainLink = ({ link, does }: { link: string; does: string }) => (
  <Section style={{ marginBottom: '24px' }}>
    <Button className="a o" href={link} style={button}>
      {does}
    </Button>
  </Section>
);
const button: CSSProperties = {
  ...letters,
  ...bold,
  backgroundColor: light.accent,
  borderRadius: '8px',
  color: light.onAccent,
  fontSize: '16px',
  lineHeight: '24px',
  padding: '12px 24px',
};

const QuietLink = ({ link, does }: { link: string; does: string }) => (
  <Text style={{ ...plain, marginBottom: '12px' }}>
    <Link
      className="l"
      href={link}
      style={{ color: light.link, fontSize: '15px', textDecorationLine: 'underline' }}
    >
      {does}
    </Link>
  </Text>
);

const Quote = ({ text }: { text: string }) => (
  <Row style={{ marginBottom: '16px' }}>
    <Column className="n e" style={quote}>
      <Words text={text} style={{ marginBottom: 0 }} />
    </Column>
  </Row>
);
const quote: CSSProperties = {
  backgroundColor: light.sunken,
  borderLeft: `3px solid ${light.line}`,
  padding: '12px 16px',
};

/** A table in earnest: what each amount is stands before it. */
const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <table width="100%" border={0} cellPadding="0" cellSpacing="0" style={{ marginBottom: '24px' }}>
    <tbody>
      {facts.map(({ label, value, isSum }, at) => (
        <tr key={at}>
          <th className="q e" scope="row" align="left" style={{ ...soft, ...cell(at), ...labelled }}>
            {label}
          </th>
          <td
            className="i e"
            align="right"
            style={{ ...plain, ...cell(at), ...amount, ...(isSum && { ...bold, fontSize: '17px' }) }}
          >
            {value}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
const cell = (at: number): CSSProperties => ({
  ...(at > 0 && { borderTop: edge }),
  padding: '8px 0',
  fontSize: '15px',
  verticalAlign: 'top',
});
const labelled: CSSProperties = {
  fontWeight: 'normal',
  paddingRight: '16px',
  textAlign: 'left',
  width: '40%',
};
const amount: CSSProperties = { fontVariantNumeric: 'tabular-nums', textAlign: 'right' };
