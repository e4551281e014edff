/**
 * Words whose parts meet with a sound change that their spelling does not show. `'` stands before a part that is tense, gets ㄴ or keeps the ㄴ
 * before its ㄹ, `·` before a part to which a neutralised final is linked, `_` for a space; an entry without a mark exempts words that
 * begin like another entry. Sources: the examples of 표준 발음법 and the pronunciations of 표준국어대사전.
 */

/** 15항: the second part begins with a vowel and has a meaning of its own. */
const LINKED = `겉·옷 헛·웃음 맛·없 멋·없 값·어치 값·있 넋·없 첫·인상 첫·울음 웃·어른 윗·옷 홑·옷 곧·이어 밭·아래 젖·어미 꽃·위 몇·월`

/** 20항: ㄴㄹ as ㄴㄴ. */
const NASALS = `의견'란 임진'란 생산'량 결'단'력 판단'력 공'권'력 동원'령 상견'례 횡단'로 이원'론 입원'료 음운'론 구근'류`

/** 24항: verbs in ㄴ and ㅁ, except for their nouns and causatives, which 안다 (from 알다), 신고 (a report) and 감기 (a cold) look like. */
const VERBS = `${[
  ...['남', '넘', '감', '참', '숨', '심', '담', '품', '껴안', '더듬', '다듬'].flatMap((stem) =>
    ['다', '겠', '습니', '던', '거나', '도록'].map((ending) => `${stem}'${ending}`),
  ),
  ...['남', '넘', '담', '심', '숨', '품', '껴안', '더듬', '다듬', '안'].map((stem) => `${stem}'고`),
].join(
  ' ',
)} 남'지 넘'지 담'지 더듬'지 다듬'지 신'다 신'지 신'겠 신'습니 신'고_있 신'고_싶 신'고_다 신'고_들 화를_신'고 발을_신'고 말을_신'고 참'고_있 참'고_견 삼'고 줄넘'기 남다르`

/** 26항: Sino-Korean words with ㄷ, ㅅ, ㅈ after ㄹ. */
const SINO = `갈'등 발'동 절'도 말'살 불'소 일'시 갈'증 물'질 발'전 몰'상식 불'세출 일'정 결'석 결'정 출'석 출'장 발'달 활'동 실'수 실'제 절'대 철'도 출'신
  일'주일 삼일'절 열'정 물'자 설'정 열'심 필'수 일'상 일'종 밀'접 질'서 결'제 결'재 출'제 출'시 출'동 활'성 발'생 발'송 발'주 철'사 철'제 월'세 설'사 실'습
  실'시 질'소 출'산 출'생 밀'도 별'도 달'성 설'득 솔'직 탈'수 탈'진 발'신 발'사 일'등 일'단 일'자 실'적 실'정 철'저 열'성 결'실 결'산 결'심 결'승 절'단 절'실
  절'전 할'당 밀'집 활'주로 율'동 불'신 불'순물 일'제히 일'사'병 열'사'병 결'속 갈'색`

/** 28항, and Sino-Korean words that are tense in the dictionary. */
const TENSED = `문'고리 눈'동자 신'바람 산'새 손'재주 길'가 물'동이 발'바닥 굴'속 술'잔 바람'결 그믐'달 아침'밥 잠'자리 강'가 초승'달 등'불 창'살 강'줄기
  점심'밥 비빔'밥 손'등 손'바닥 손'가락 발'가락 손'수건 눈'사람 눈'길 산'길 밤'길 출근'길 퇴근'길 물'고기 물'속 산'속 마음'속 술'집 술'자리 일'자리 일'손
  일'거리 볼'거리 땅'바닥 땅'속 강'바람 산'불 용'돈 안'방 밤'중 한밤'중 보름'달 열'쇠 자물'쇠 글'자 콩'가루 쌀'가루 밀'가루 빵'집 들'것 말'소리 봄'비 봄'바람
  물'병 술'병 불'빛 별'빛 달'빛 길'거리 발'등 발'걸음 발'자국 눈'빛 싫'증 만날_'사람
  여'권 인'권 조'건 사'건 안'건 용'건 여'건 요'건 인'기 성'격 물'가 원'가 평'가 대'가 단'가 정'가 헌'법 문'법 상'법 형'법 내'과 외'과 치'과 안'과 소아'과
  피부'과 정형외'과 산부인'과 이비인후'과 장'점 단'점 문제'점 관'점 초'점 시'점 강'점 허'점 만'점 벌'점 감'점 배'점 이'점 면허'증 자격'증 등록'증 신분'증
  학생'증 수료'증 보험'증 확인'증 허가'증 한'자 문'자 한자리 대가족 안과_밖`

/** 29항: ㄴ before 이, 야, 여, 요, 유. */
const INSERTED = `색'연필 솜'이불 홑'이불 막'일 삯'일 맨'입 꽃'잎 내복'약 한'여름 남존'여비 신'여성 직행'열차 늑막'염 콩'엿 담'요 눈'요기 영업'용 식용'유
  백분'율 들'일 솔'잎 설'익 물'약 불'여우 서울'역 물'엿 휘발'유 유들'유들 깻'잎 나뭇'잎 베갯'잇 뒷'일 훗'일 옛'일 앞'일 밭'일 논'일 별'일 볼'일 
  집안'일 바깥'일 밭'이랑 옛'이야기 부산'역 안산'역 수원'역 대전'역 시청'역 강남'역 인천'역 용산'역 두통'약 알'약 소독'약 가정'용 작업'용 산업'용 여행'용
  윤활'유 관절'염 맹장'염 무슨_'약 무슨_'요일 못_'열 못_'읽 못_'잊 못_'입 못_'일어 옷_'입 옷을_잘_'입 잘_'입 잠깐만'요 그럼'요 먹은_'엿 먹을_'엿`

/** All entries, with spaces for `_`. */
export const COMPOUNDS = [LINKED, NASALS, VERBS, SINO, TENSED, INSERTED].flatMap((entries) =>
  entries.split(/\s+/).map((entry) => entry.replaceAll('_', ' ')),
)
