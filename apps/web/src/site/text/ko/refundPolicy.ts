import { operator } from '../../content/operator'
import type { LegalDocument } from '../legalTypes'

/** The refund policy. */
export const text: LegalDocument = {
  title: '환불 정책',
  lead: '언제, 어떻게 환불받을 수 있는지 설명합니다.',
  updated: '최종 수정일: 2025년 5월 7일',
  links: { '/contact': '문의하기 페이지' },
  sections: [
    {
      title: '환불 요청',
      paragraphs: [
        `구매 후 7일 이내에 환불을 요청하실 수 있습니다. ${operator.email}(으)로 보내시거나 문의하기 페이지를 이용하여 다음을 알려 주십시오.`,
      ],
      points: ['이름과 계정의 이메일 주소', '이용권과 구매일, 있으면 주문 번호', '환불을 원하는 이유, 한두 문장'],
    },
    {
      title: '환불되지 않는 경우',
      paragraphs: ['다음 경우에는 환불되지 않습니다.'],
      points: ['구매 후 7일이 지난 경우', '과정의 25%를 넘게 마친 경우', '해당 과정의 수료증이 발급된 경우'],
    },
    {
      title: '기간 이용권',
      paragraphs: [
        '30일이나 365일처럼 기간이 있는 이용권은 그 기간이 끝날 때까지 유효합니다. 기간의 일부에 대해서는 환불하지 않습니다. 사용하지 않은 날의 금액은 돌려 드리지 않습니다.',
      ],
    },
    {
      title: '환불 불가 상품',
      paragraphs: ['다음은 구매한 순간부터 환불되지 않습니다.'],
      points: ['내려받을 수 있는 자료', '실시간 워크숍'],
    },
    {
      title: '처리 기간',
      paragraphs: [
        '요청하신 날부터 5영업일 이내에 답변해 드립니다. 환불이 승인되면 결제하신 방법으로 5~10영업일 안에 입금되며, 정확한 시기는 은행에 따라 다릅니다. 환불이 승인되면 이용권은 끝납니다.',
      ],
    },
    {
      title: '잘못된 청구',
      paragraphs: [
        '두 번 청구되었거나, 시작되지 않은 이용권의 금액이 청구되었다면 알려 주십시오. 이는 환불이 아니라 오류이므로, 언제 발견하시든 바로잡아 드립니다.',
      ],
    },
    {
      title: '문의',
      paragraphs: [`환불에 관한 질문은 ${operator.email} 또는 ${operator.phone}에서 답변해 드립니다.`],
    },
  ],
  operatorSection: {
    title: '이 사이트 운영자의 안내',
    updated: `최종 수정일: ${operator.detailsUpdated}`,
    paragraphs: [
      `환불 주체: ${operator.legalName}, ${operator.postalAddress}.`,
      `과정의 25%를 계산하는 방법: ${operator.refundShare}`,
    ],
  },
}
