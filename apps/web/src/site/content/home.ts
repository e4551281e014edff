/** A slide of the hero. */
export interface Slide {
  /** Identifies the slide and its drawing. */
  id: 'welcome' | 'learn' | 'succeed'
  /** The specified title. */
  title: string
  /** One sentence below it. */
  text: string
}

/** The three slides of the hero, in order. */
export const slides: readonly Slide[] = [
  {
    id: 'welcome',
    title: 'WELCOME',
    text: 'Get ready for the EPS-TOPIK, from your first safety sign to the last listening question.',
  },
  {
    id: 'learn',
    title: 'LEARN',
    text: 'Take whole papers with a clock: reading first, then listening, where every recording plays twice.',
  },
  {
    id: 'succeed',
    title: 'SUCCEED',
    text: 'See every answer explained, practise again, and be better prepared on the exam day.',
  },
]

/** A card of the Features section. */
export interface Feature {
  /** Identifies the card and its icon. */
  id: 'train' | 'timetable' | 'targeted'
  /** Its heading. */
  title: string
  /** What it promises. */
  text: string
}

/** The three features. */
export const features: readonly Feature[] = [
  {
    id: 'train',
    title: 'Train beforehand',
    text: 'Practise as often as you like before the exam day, on a phone or a computer, whenever you have half an hour.',
  },
  {
    id: 'timetable',
    title: 'The actual exam timetable',
    text: 'Reading and listening each have their own clock, and each recording plays twice.',
  },
  {
    id: 'targeted',
    title: 'Targeted question papers',
    text: 'Signs, notices, safety at work, short conversations: papers written for the EPS-TOPIK, with every answer explained.',
  },
]
