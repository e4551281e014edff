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
    text: 'A quiet place to get ready for the EPS-TOPIK, from your first sign on a factory wall to the last listening question.',
  },
  {
    id: 'learn',
    title: 'LEARN',
    text: 'Sit whole papers with the real timetable: reading first, then listening, where every recording plays twice.',
  },
  {
    id: 'succeed',
    title: 'SUCCEED',
    text: 'See every answer explained, try again, and walk into the exam hall knowing exactly what will happen.',
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
    text: 'Practise as often as you like before the day that counts, on a phone or a computer, whenever you have half an hour.',
  },
  {
    id: 'timetable',
    title: 'The actual exam timetable',
    text: 'Reading and listening run on their own clocks, and each recording plays as often as in the real exam.',
  },
  {
    id: 'targeted',
    title: 'Targeted question papers',
    text: 'Signs, notices, safety at work, short talks: papers written for what the EPS-TOPIK asks, with every answer explained.',
  },
]

/** A review card. */
export interface Feedback {
  /** Who says it. */
  username: string
  /** What they say. */
  content: string
  /** 1 to 5 stars. */
  rating: 1 | 2 | 3 | 4 | 5
}

/** The three reviews: fixed sample content. */
export const feedback: readonly Feedback[] = [
  {
    username: 'Nimal P.',
    content: 'The listening part felt just like the exam hall. On the day itself nothing surprised me any more.',
    rating: 5,
  },
  {
    username: 'Kavitha S.',
    content: 'I practise on the bus with my phone. The review shows why an answer is right, and that is how I learn.',
    rating: 5,
  },
  {
    username: 'Ruwan F.',
    content: 'Clear papers and an honest clock. My reading went from half of the marks to almost all in six weeks.',
    rating: 4,
  },
]
