import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/analysis'
import { length } from './length'

/** A time in steps of 5 seconds: saves tell no more. */
const about = (seconds: number) => {
  const rounded = Math.round(seconds / 5) * 5
  return rounded === 0 ? 'තත්පර 5කට අඩු' : `${length(rounded)} පමණ`
}

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`

/** Every sentence on what a result means, and on what the learner can do today. */
export const text: Widened<typeof english> = {
  title: 'මෙම ප්‍රතිඵලයෙන් කියැවෙන දේ',
  loading: 'විශ්ලේෂණය ලබා ගනිමින්…',
  failed: 'විශ්ලේෂණය ලබා ගත නොහැකි විය. කරුණාකර නැවත උත්සාහ කරන්න.',
  retry: 'නැවත උත්සාහ කරන්න',
  error: (score, possible, error) =>
    `ඔබේ ලකුණු ${possible}න් ${score}කි. එම වර්ගයේම වෙනත් ප්‍රශ්නවලදී එය ලකුණු ${error}ක් පමණ වැඩි හෝ අඩු විය හැක.`,
  tooFew: (count) =>
    count === 1
      ? 'මෙම ප්‍රශ්න පත්‍රයට මේ දක්වා ඇත්තේ ඔබේ පළමු උත්සාහය පමණි. පළමු උත්සාහ 20ක් වූ පසු අපි ප්‍රතිඵල සසඳමු.'
      : `මෙම ප්‍රශ්න පත්‍රයට මේ දක්වා ඇත්තේ පළමු උත්සාහ ${count}ක් පමණි. පළමු උත්සාහ 20ක් වූ පසු අපි ප්‍රතිඵල සසඳමු.`,
  range: (from, to, count) => `ඔබ සිසුන් 100 දෙනෙකුගෙන් ${from}–${to} දෙනෙකුට වඩා හොඳින් කර ඇත (පළමු උත්සාහ ${count}ක් අනුව).`,
  atMost: (to, count) => `ඔබ සිසුන් 100 දෙනෙකුගෙන් වැඩිම වශයෙන් ${to} දෙනෙකුට වඩා හොඳින් කර ඇත (පළමු උත්සාහ ${count}ක් අනුව).`,
  atLeast: (from, count) => `ඔබ සිසුන් 100 දෙනෙකුගෙන් අඩුම වශයෙන් ${from} දෙනෙකුට වඩා හොඳින් කර ඇත (පළමු උත්සාහ ${count}ක් අනුව).`,
  percentile: (percentile, count) =>
    `ඔබ සිසුන් 100 දෙනෙකුගෙන් ${percentile} දෙනෙකුට පමණ වඩා හොඳින් කර ඇත (පළමු උත්සාහ ${count}ක් අනුව). ඔබේ ලකුණුම ලැබූ සිසුන්ගෙන් අඩක් ඔබට වඩා පහළින් සිටින අය ලෙස ගණන් ගැනේ.`,
  more: (difference, attempt) => `උත්සාහය ${attempt}ට වඩා ලකුණු ${difference}ක් වැඩියි. එය අහම්බයක් වීමට ඇති ඉඩ අඩුයි.`,
  fewer: (difference, attempt) => `උත්සාහය ${attempt}ට වඩා ලකුණු ${difference}ක් අඩුයි. එය අහම්බයක් වීමට ඇති ඉඩ අඩුයි.`,
  same: (attempt, margin) => `උත්සාහය ${attempt}ට ආසන්න වශයෙන් සමානයි: ලකුණු ${margin}ක් දක්වා වෙනසක් අහම්බයක් විය හැක.`,
  divisions: {
    sections: 'කොටස්',
    fields: 'පරීක්ෂණ ක්ෂේත්‍ර',
    families: 'ප්‍රශ්න වර්ග',
    units: 'පෙළපොතේ පාඩම්',
  },
  part: 'මාතෘකාව',
  count: 'නිවැරදි පිළිතුරු',
  rightOf: (right, total) => `${total}න් ${right}`,
  barsLead: 'මාතෘකාවක් තෝරා එහි ඔබට වැරදුණු ප්‍රශ්න පුහුණු වන්න.',
  unit: (unit, name) => `${unit}. ${name}`,
  fields: {
    'vocabulary-grammar': 'වචන සහ ව්‍යාකරණ',
    'practical-information': 'සංඥා පුවරු සහ ලේඛන',
    comprehension: 'ඡේද කියවීම',
    sound: 'ශබ්ද සහ සංඛ්‍යා',
    visual: 'පින්තූර',
    conversation: 'සංවාද',
  },
  changed: 'නිවැරදි පිළිතුර වැරදි පිළිතුරකට වෙනස් කළ ප්‍රශ්න:',
  question: (number) => `ප්‍රශ්නය ${number}`,
  each: (seconds) => `එක් ප්‍රශ්නයකට ${about(seconds)}`,

  times: {
    title: 'එක් එක් ප්‍රශ්නයට ගත වූ කාලය',
    lead: 'එක් එක් ප්‍රශ්නය විවෘතව තිබූ කාලය, තත්පර 5කට පමණ නිවැරදිව. පිටුවෙන් ඉවත්ව සිටි කාලය ගණන් ගන්නේ නැත.',
    leftOut: (count) => `ප්‍රශ්න ${count}ක කාලය නොදනී. උදාහරණයක් ලෙස, සම්බන්ධතාව නොතිබූ විට එසේ විය හැක.`,
    long: (questions) => {
      const named = questions.map(({ number, seconds }) => `ප්‍රශ්නය ${number} (${about(seconds)})`).join(', ')
      return `අනෙක් ප්‍රශ්නවලට වඩා බොහෝ වැඩි කාලයක් ගත වූ ප්‍රශ්න: ${named}.`
    },
    numbers: 'කාලය සංඛ්‍යාවලින්',
    question: 'ප්‍රශ්නය',
    time: 'කාලය',
    length: about,
  },
  floors: 'නිල අවම ලකුණු',
  floorsLead: 'නිල ලකුණු ක්‍රමය පිළිගත් අඩුම ලකුණු. නිල පරිමාණය මෙම ප්‍රශ්න පත්‍රයේ පරිමාණයෙන් වෙනස් විය හැකි බැවින් මෙය අනාවැකියක් නොවේ.',
  floor: (sector, score, outOf, share, percentage) =>
    outOf === 100
      ? `${sector}: ${outOf}න් ${score}. ඔබේ ප්‍රශ්න පත්‍රය: ${percentage}%.`
      : `${sector}: ${outOf}න් ${score} (${share}%). ඔබේ ප්‍රශ්න පත්‍රය: ${percentage}%.`,
  floorSource: (source, date) => `${source}, ${date}`,
  summary: 'සාරාංශය මුද්‍රණය කරන්න හෝ බෙදා ගන්න',

  trend: {
    title: 'ඔබේ පළමු උත්සාහ සැසඳීම',
    lead: 'බිංදුව යනු ප්‍රශ්න පත්‍රයක සියලු පළමු උත්සාහවල සාමාන්‍යයයි; බොහෝ සිසුන් සිටින්නේ −1 සහ +1 අතරයි. තීරුව පෙන්වන්නේ ලකුණු අහම්බයෙන් කොපමණ වෙනස් විය හැකිද යන්නයි.',
    tooFew: 'අඩුම වශයෙන් සිසුන් 20 දෙනෙකු පෙනී සිටි ප්‍රශ්න පත්‍ර දෙකකට ඔබ පළමු වරට පෙනී සිටි පසු, ඒවා මෙහි සැසඳිය හැක.',
    failed: 'සැසඳීම ලබා ගත නොහැකි විය. කරුණාකර පසුව නැවත උත්සාහ කරන්න.',
    exam: 'ප්‍රශ්න පත්‍රය',
    value: 'සැසඳූ අගය',
    valueIn: (value, [low, high]) => `${signed(value)} (${signed(low)} සිට ${signed(high)} දක්වා)`,
  },

  page: {
    title: 'සාරාංශය',
    titleOf: (topic) => `සාරාංශය: ${topic}`,
    back: 'ආපසු සමාලෝචනයට',
    result: 'ප්‍රතිඵලය',
    score: (score, possible, percentage) => `ලකුණු ${score} / ${possible} (${percentage}%)`,
    plan: 'සතියේ සැලැස්ම',
    planLead: 'දිනකට පැය භාගයක් පමණ.',
    day: (day) => `${day} වන දිනය`,
    questions: 'එදින ප්‍රශ්න',
    words: 'වචන, මිනිත්තු 10',
    drill: (topic) => `අලුත් ප්‍රශ්න 10ක්: ${topic}`,
    mistakes: (topic) => `ඔබට වැරදුණු ප්‍රශ්න: ${topic}`,
    paper: 'සම්පූර්ණ ප්‍රශ්න පත්‍රයක්',
    print: 'මුද්‍රණය කරන්න',
    share: 'බෙදා ගන්න',
    copied: 'සාරාංශය පිටපත් කරන ලදී.',
    notShared: 'සාරාංශය බෙදා ගත නොහැකි විය. ඔබට එය මුද්‍රණය කළ හැක.',
    shared: (topic, score, weakest) =>
      weakest.length === 0 ? `${topic}: ${score}` : `${topic}: ${score}. පුහුණු විය යුතු: ${weakest.join(', ')}.`,
    sharedLine: (name, value) => `${name}: ${value}`,
    unknown: 'එවැනි උත්සාහයක් නැත.',
  },

  today: {
    title: 'අද',
    loading: 'අද සැලැස්ම ලබා ගනිමින්…',
    questions: 'පුහුණු විය යුතු ප්‍රශ්න',
    questionCount: (count) => `ප්‍රශ්න ${count}`,
    noQuestions: 'අදට තවත් නැත.',
    noQuestionsYet: 'තවම නැත. ප්‍රශ්න පත්‍රයකදී ඔබට වරදින ප්‍රශ්න මෙහි පෙනේ.',
    practise: 'දැන් පුහුණු වන්න',
    wordsToday: 'අද දවසේ වචන',
    wordCount: (count) => `වචන ${count}`,
    noWords: 'අදට ඉතිරි වචන නැත.',
    wordsNeedPlan: 'වචන ඉගෙනීමට පැකේජයක් අවශ්‍යයි.',
    learn: 'වචන ඉගෙන ගන්න',
    last: 'අවසන් ප්‍රතිඵලය',
    review: 'සමාලෝචනය විවෘත කරන්න',
    noResult: 'ඔබට තවම ප්‍රතිඵලයක් නැත. ඔබේ පළමු ප්‍රශ්න පත්‍රයෙන් පසු පුහුණු විය යුතු දේ මෙහි පෙනේ.',
    weakest: 'වැඩිදුර පුහුණු විය යුතු දේ',
    weakestYet: 'තවම නැත. පළමුව ප්‍රශ්න පත්‍රයක් අවසන් කරන්න.',
    weakestNone: 'ඔබේ අලුත්ම ප්‍රශ්න පත්‍රවල විශේෂයෙන් දුර්වල මාතෘකාවක් නැත.',
    next: 'ඊළඟ ප්‍රශ්න පත්‍රය',
    open: 'විභාග වෙත යන්න',
    noNext: 'ඔබට පෙනී සිටීමට ප්‍රශ්න පත්‍රයක් නැත. පැකේජයකින් තවත් ප්‍රශ්න පත්‍ර විවෘත වේ.',
    plans: 'පැකේජ බලන්න',
    days: 'ඔබේ විභාගයට ඇති දින',
    dayCount: (count) => `දින ${count}`,
    isToday: 'අදයි. සුබ පතමු!',
    isOver: 'ඔබේ විභාග දිනය පසු වී ඇත.',
    noDate: 'ඔබේ විභාග දිනය සකසන්න. අපි එතෙක් සැලසුම් කරමු.',
    setDate: 'දිනය සකසන්න',
  },
}
