import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/myData'

/** Every sentence about a user's data and the deletion of the account, in Korean. */
export const text: Widened<typeof english> = {
  heading: '내 데이터',
  downloadText: '이 사이트에 저장된 내 정보를 모두 내려받습니다. 계정, 시험, 결제 정보가 zip 파일 하나에 담깁니다.',
  download: '내 데이터 내려받기',
  downloaded: '내 데이터를 내려받았습니다.',
  deleteText: '계정을 삭제합니다. 7일 안에 취소할 수 있습니다.',
  delete: '내 계정 삭제',
  title: '계정을 삭제하시겠습니까?',
  deletedTitle: '7일 후 삭제되는 정보:',
  deleted: '이름, 이메일 주소, 전화번호, 주소, 비밀번호, 로그인 정보, 진행 중인 시험의 답, 순위표의 순위.',
  staysTitle: '이름 없이 남는 정보:',
  stays: '끝마친 시험, 이용권, 결제 기록. 그 뒤에는 본인을 포함해 누구도 이 계정에서 열 수 없습니다.',
  now: '다른 기기에서는 지금 바로 로그아웃됩니다. 7일이 지나기 전에는 로그인하여 계정을 유지할 수 있습니다.',
  password: '비밀번호',
  cancel: '취소',
  requested: '7일 후에 계정이 삭제됩니다.',
  pending: (day) => `계정 삭제 예정일: ${day}`,
  pendingText: '그때까지는 아무것도 바뀌지 않으며 계정을 유지할 수 있습니다.',
  keep: '내 계정 유지',
  kept: '계정을 계속 유지합니다.',
}
