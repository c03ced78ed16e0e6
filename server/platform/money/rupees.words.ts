import { language } from '@haat/i18n';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const steps: readonly (readonly [number, string])[] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
];

/** Hindi has a word of its own for each number below a hundred. */
const hindi =
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'.split(
    ' ',
  );
const hindiSteps: readonly (readonly [number, string])[] = [
  [10_000_000, 'करोड़'],
  [100_000, 'लाख'],
  [1_000, 'हज़ार'],
  [100, 'सौ'],
];

function inHindi(value: number): string {
  for (const [size, name] of hindiSteps) {
    if (value < size) continue;
    const rest = value % size;
    return `${inHindi(Math.floor(value / size))} ${name}${rest === 0 ? '' : ` ${inHindi(rest)}`}`;
  }
  return hindi[value] as string;
}

/** A whole number from 0 on in words of the Indian system. */
function inWords(value: number): string {
  for (const [size, name] of steps) {
    if (value < size) continue;
    const rest = value % size;
    const more = rest === 0 ? '' : ` ${inWords(rest)}`;
    return `${inWords(Math.floor(value / size))} ${name}${more}`;
  }
  if (value < 20) return small[value] as string;
  const unit = value % 10;
  return `${tens[Math.floor(value / 10)]}${unit === 0 ? '' : `-${small[unit]}`}`;
}

/** Paise from 0 on as a document spells them: `Rupees four hundred ninety-nine and fifty paise only`, in Hindi if that is spoken. */
export function rupeesInWords(paise: number): string {
  const rest = paise % 100;
  if (language() === 'hi')
    return `${inHindi(Math.floor(paise / 100))} रुपये${rest === 0 ? '' : ` और ${inHindi(rest)} पैसे`} मात्र`;
  const rupees = inWords(Math.floor(paise / 100));
  return `Rupees ${rupees}${rest === 0 ? '' : ` and ${inWords(rest)} ${rest === 1 ? 'paisa' : 'paise'}`} only`;
}

/** Paise from 0 on in figures, grouped as in India, always with paise: `₹5,00,000.00`. */
export function rupeesInFigures(paise: number): string {
  const rupees = String(Math.floor(paise / 100));
  const grouped = rupees.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
  return `₹${grouped}.${String(paise % 100).padStart(2, '0')}`;
}
