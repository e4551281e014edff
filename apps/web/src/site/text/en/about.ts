/** The page about Naru, part by part. */
export const text = {
  title: 'About Naru',
  lead: 'Naru (나루) is the Korean word for a ferry landing: the place where a crossing begins.',
  sections: [
    {
      title: 'Why we are here',
      paragraphs: [
        'Every year, thousands of people in Sri Lanka take the EPS-TOPIK, the Korean test required for a job in Korea. Naru gives them timed reading and listening papers to practise with.',
      ],
    },
    {
      title: 'How practice works here',
      paragraphs: [
        'A practice exam is most useful when it is close to the real one. So recordings play automatically, twice each, and a section closes when its time is up. After the exam you see every answer with an explanation.',
        'It works on a phone and on a computer. If the connection breaks during a paper, your answers stay on your device and are sent when you are online again.',
      ],
    },
    {
      title: 'What we do not do',
      paragraphs: [
        'We wrote every question ourselves in the style of the exam: signs and notices, safety at work, daily life, short conversations. We are not affiliated with the exam’s organisers and cannot promise a result.',
      ],
    },
  ],
} as const
