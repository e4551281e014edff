import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/about'

/** The page about Naru, part by part. */
export const text: Widened<typeof english> = {
  title: 'Naru 소개',
  lead: 'Naru는 한국어 ‘나루’에서 온 이름입니다. 나루는 강이나 바다에서 배가 건너다니는 곳입니다.',
  sections: [
    {
      title: 'Naru를 만든 이유',
      paragraphs: [
        '스리랑카에서는 해마다 수천 명이 한국 취업에 필요한 한국어 시험인 EPS-TOPIK에 응시합니다. Naru에서는 시간을 재며 읽기·듣기 문제지로 연습할 수 있습니다.',
      ],
    },
    {
      title: '연습 방식',
      paragraphs: [
        '모의시험은 실제 시험과 비슷할수록 도움이 됩니다. 그래서 음성은 자동으로 두 번씩 재생되고, 시간이 끝나면 영역이 닫힙니다. 시험이 끝나면 모든 답을 해설과 함께 볼 수 있습니다.',
        '휴대전화와 컴퓨터에서 모두 이용할 수 있습니다. 시험 도중 연결이 끊겨도 답은 기기에 남아 있으며, 다시 온라인이 되면 전송됩니다.',
      ],
    },
    {
      title: 'Naru가 하지 않는 것',
      paragraphs: [
        '모든 문항은 시험의 형식에 맞춰 저희가 직접 썼습니다. 표지와 안내문, 작업 안전, 일상생활, 짧은 대화를 다룹니다. 저희는 시험 주관 기관과 관련이 없으며, 결과를 약속할 수 없습니다.',
      ],
    },
  ],
}
