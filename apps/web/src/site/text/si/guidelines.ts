import { plural, type Widened } from '@naru/ui/language'
import type { text as english } from '../en/guidelines'

/** Every sentence of /guidelines: the rules of a paper, and what is checked before it starts. */
export const text: Widened<typeof english> = {
  title: 'උපදෙස්',
  heading: (topic) => `${topic} විභාගය සඳහා උපදෙස්`,
  plainHeading: 'උපදෙස්',
  loading: 'උපදෙස් ලබා ගනිමින්…',
  back: 'ආපසු විභාග වෙත',
  start: 'විභාගය අරඹන්න',
  minutes: (section, minutes) => `${section}: මිනිත්තු ${minutes}.`,
  noTime: (section) => `කාලයක් නියම කර නැති කොටස: ${section}. එය ආරම්භ වූ වහාම අවසන් වේ.`,
  soundNotice: 'හඬ පට ස්වයංක්‍රීයව දෙවරක් බැගින් වාදනය වේ. ඔබේ හෙඩ්ෆෝන් සූදානම් කර තබා ගන්න.',
  resumeTitle: 'ඔබට අවසන් නොකළ උත්සාහයක් ඇත',
  resumeText: 'ඔබේ පිළිතුරු සුරැකී ඇති අතර ඔරලෝසුව තවමත් ධාවනය වේ. දිගටම කරන්නේද? මුල සිට ඇරඹුවහොත් එම පිළිතුරු නැති වේ.',
  resume: 'දිගටම කරන්න',
  startOver: 'මුල සිට අරඹන්න',
  cancel: 'අවලංගු කරන්න',
  resumeElsewhereText:
    'ඔබ මෙම විභාගය වෙනත් උපාංගයක ආරම්භ කර ඇති අතර එහි ඔරලෝසුව තවමත් ධාවනය වේ. මෙහි දිගටම කරන්නේද? මුල සිට ඇරඹුවහොත් එම පිළිතුරු නැති වේ.',
  attemptOver: 'ඔබේ අවසන් උත්සාහයේ කාලය අවසන් විය. එතෙක් ඔබ දුන් පිළිතුරු සමඟ එය භාර දෙන ලදී.',
  limits: 'විභාග ඔරලෝසුව නැවැත්විය නොහැක. ආබාධයක් නිසා ඔබට වැඩි කාලයක් අවශ්‍ය නම්, නියමිත කාලය මෙන් දෙගුණයක් දක්වා ලබා ගත හැක: {ask}.',
  askForTime: 'ආරම්භ කිරීමට පෙර අපෙන් ඉල්ලන්න',
  preparing: (ready, total) => `ඔබේ විභාගය සූදානම් කරමින්: හඬ පට ${total}න් ${ready}ක් සූදානම්`,
  preparingLabel: 'මෙම උපාංගයේ ඇති හඬ පට',
  preparingValue: (ready, total) => `${total}න් ${ready}`,
  clipsReady: (total) =>
    plural('si', total, {
      one: `ඔබේ විභාගය සූදානම්: හඬ පට ${total}ක්.`,
      other: `ඔබේ විභාගය සූදානම්: හඬ පට ${total}ම ඇත.`,
    }),
  clipMissing: (number) => `${number} වන හඬ පටය බාගත කළ නොහැකි විය.`,
  startAllTheSame: 'ඔබට එසේ වුවත් ආරම්භ කළ හැක. එම ප්‍රශ්නයේදී විභාගය නැවත උත්සාහ කරන අතර, හඬ පටය නොමැතිව වුවද ඔබට පිළිතුරු දිය හැක.',
  fetchAgain: 'නැවත උත්සාහ කරන්න',
  soundCheck: 'හඬ පරීක්ෂාව',
  soundCheckText: 'නියැදිය වාදනය කර හඬ මට්ටම සකසන්න. ඔබට එය විභාගයේදී ද වෙනස් කළ හැක.',
  playSample: 'නියැදියක් වාදනය කරන්න',
  samplePlays: 'සීනු හඬ දෙකක් වාදනය වේ…',
  sampleHeard: 'ඔබට සීනු හඬ දෙකක් ඇසුණාද? නැතිනම් මෙහි සහ ඔබේ උපාංගයේ හඬ මට්ටම පරීක්ෂා කරන්න.',
  sampleFailed: 'නියැදිය වාදනය කළ නොහැකි විය. ඔබේ බ්‍රවුසරයේ සහ උපාංගයේ හඬ සැකසුම් පරීක්ෂා කරන්න.',
  volume: 'හඬ මට්ටම',
}
