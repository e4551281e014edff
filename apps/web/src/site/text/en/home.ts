/** The slides, features and sample feedback of the home page. */
export const text = {
  slides: {
    welcome: {
      title: 'WELCOME',
      text: 'Get ready for the EPS-TOPIK, from your first safety sign to the last listening question.',
    },
    learn: {
      title: 'LEARN',
      text: 'Take full papers against the clock: reading first, then listening. Every recording plays twice.',
    },
    succeed: {
      title: 'SUCCEED',
      text: 'Read the explanation of every answer, practise the questions you got wrong, and go into the exam prepared.',
    },
  },
  features: {
    train: {
      title: 'Train beforehand',
      text: 'Practise as often as you like before the exam day, on a phone or a computer, whenever you have half an hour.',
    },
    timetable: {
      title: 'The actual exam timetable',
      text: 'Reading and listening each have their own clock, and each recording plays twice.',
    },
    targeted: {
      title: 'Targeted question papers',
      text: 'Signs, notices, safety at work, short conversations: papers written for the EPS-TOPIK, with every answer explained.',
    },
  },
  sampleLearner: 'Sample learner',
  samples: {
    bus: 'I practise on the bus with my phone.',
    review: 'The review explains every answer.',
    pictures: 'The pictures in the papers are clear.',
  },
} as const
