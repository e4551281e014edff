import { optionalProp } from '@naru/exam-kit/paper'
import type { Schemas } from '@naru/api/types'

/** The reason of a response, in the contract. */
export type MessageCode = Schemas['MessageCode']

/** A sentence for the user: its code, its number if it has one, and the English text. */
export interface Message {
  code?: MessageCode
  value?: number
  message: string
}

const waitingTime = (seconds: number) =>
  seconds < 120 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`

/** The English sentence of each code. Those that the specification fixes are written as there. */
export const sentences: Readonly<Record<MessageCode, string | ((value: number) => string)>> = {
  // Account
  not_authorized: 'Not authorized, please login again',
  fields_missing: 'All fields are required',
  name_invalid: 'Please enter a valid name',
  email_invalid: 'Please enter a valid email address',
  phone_invalid: 'Please enter a valid phone number',
  password_too_short: (least) => `Password must be at least ${least} characters`,
  new_password_too_short: (least) => `Password must be at least ${least} characters long`,
  password_too_common: 'This password is too common. Please choose another.',
  email_taken: 'An account with this email already exists',
  login_invalid: 'Invalid email or password',
  account_disabled: 'This account has been disabled. Please contact us.',
  account_deleted: 'This account is deleted.',
  code_wrong: 'This code is wrong or has expired.',
  already_verified: 'This email address is already verified.',
  wait_for_code: (seconds) => `Please wait ${seconds} seconds before asking for another code.`,
  too_many_attempts: (seconds) => `Too many attempts. Please try again in ${waitingTime(seconds)}.`,
  password_wrong: 'This password is wrong.',
  session_unknown: 'There is no such session.',
  only_admin_left: 'You are the only admin. Make another user an admin first, then delete your account.',
  admin_only: 'Only an admin may do this.',
  right_missing: 'Your role does not allow this.',
  second_factor_setup_required: 'Please set up your second factor first.',
  second_factor_required: 'Please confirm with your second factor first.',
  second_factor_recent_required: 'Please confirm with your second factor again.',
  // Name on the boards
  display_name_missing: 'Please enter a display name.',
  display_name_too_long: (most) => `A display name may have at most ${most} characters.`,
  display_name_characters:
    'This display name contains characters that cannot be shown. Please use letters and numbers.',
  display_name_letters: 'A display name needs at least one letter or number.',
  display_name_is_full_name: 'This is your full name. To show it, choose “Full name” and say that you are 18 or older.',
  adult_required: 'To show your full name, first say that you are 18 or older.',
  // Messages to the operator
  contact_invalid: 'Please enter a valid name and number',
  report_missing: 'Please write what is wrong.',
  page_unknown: 'This page does not exist.',
  // Plans and payments
  plan_unknown: 'There is no such price plan.',
  plan_not_offered: 'This plan is not on offer. Nothing was charged.',
  plan_owned: 'You already own this plan. Nothing was charged.',
  plan_unpaid: 'Please pay for this plan first. Nothing was activated.',
  price_unknown: 'No plan on offer has this price. Nothing was charged.',
  payment_closed: 'Online payment is not available on this site yet. Nothing was charged.',
  payment_not_confirmed: 'Payment not confirmed yet',
  order_exists: 'An order with this number already exists. Please try again.',
  order_unknown: 'There is no such payment order.',
  // Exams
  exam_unknown: 'Exam not found',
  exam_locked: 'This exam needs an active plan. Please choose one under Pricing.',
  plan_ended:
    'Your plan for this exam has ended, so this attempt cannot be saved. Your answers stay on this device and are saved when you have a plan again.',
  attempt_of_other_exam: 'This attempt does not belong to this exam.',
  attempt_times_invalid: 'The times of this attempt are not valid.',
  attempt_elsewhere: 'This exam was continued on another device.',
  attempt_over: 'This attempt is over.',
  attempt_unknown: 'There is no such attempt.',
  result_times_invalid: 'The times of this result are not valid.',
  result_of_other_exam: 'These answers do not belong to this exam.',
  question_answered_twice: 'A question is answered twice.',
  receipt_unknown: 'There is no such receipt.',
  // Practice
  practice_locked: 'Drills and words need an active plan. A free plan is enough: choose one under Pricing.',
  option_unknown: 'This answer is not one of the options.',
  question_unknown: 'There is no such question.',
  card_unknown: 'There is no such question in your practice.',
  word_unknown: 'There is no such word.',
  day_unknown: 'There is no such day in the calendar.',
  day_too_far: (years) => `Choose a day from today to ${years} years from now.`,
  // Desk
  paper_unknown: 'There is no such paper.',
  paper_id_taken: 'A paper or an exam has this id already. Please choose another.',
  paper_changed: 'Somebody saved this paper meanwhile. None of your work is lost: compare the two and choose.',
  paper_published: 'A published paper cannot be deleted. An editor can withdraw it.',
  paper_state: 'The paper has changed, so this is not possible now. Please load it again.',
  paper_in_review: 'This paper is with the editors. Take it back to change it.',
  paper_incomplete: 'This format needs a paper without faults. Correct them first, or choose another format.',
  revision_unknown: 'This revision is not stored any more.',
  draft_invalid: 'This paper cannot be saved.',
  draft_too_large: 'A paper may have at most 2 MB and 1,000 questions.',
  import_file_kind: 'The file must end in .zip, .xlsx, .gift or .gift.txt.',
  file_unknown: 'There is no such file in the library.',
  file_of_another: 'Somebody else added this file. Only an editor may change it.',
  alternative_text_missing: 'A picture needs an alternative text: what does it show?',
  speaker_unknown: 'There is no such speaker.',
  take_unknown: 'There is no such take.',
  take_unsent: (number) => `Take ${number} of the clip is not stored. Please wait until all takes are sent.`,
  clip_too_long: (minutes) => `The clip would be longer than ${minutes} minutes.`,
  files_waiting: 'The server is busy with other files. Please try again in a minute.',
  passkey_ip_address: 'Passkeys do not work at an IP address.',
  second_factor_last: 'The last second factor cannot be removed. Please add another one first.',
  passkeys_full: (most) => `You have ${most} passkeys already.`,
  recovery_codes_need_factor: 'Recovery codes need a passkey or an authenticator app first.',
  // Any request
  field_too_long: (most) => `This text is too long: at most ${most} characters.`,
  request_invalid: 'The request is not valid.',
  request_incomplete: 'The request ended before it was complete.',
  request_too_large: 'The request is too large.',
  request_elsewhere: 'Requests from other sites are not allowed.',
  address_unknown: 'There is nothing at this address.',
  server_slow: 'This took too long. Please try again.',
  server_failed: 'Something went wrong on our side. Please try again later.',
  data_unreachable: 'The site cannot reach its data right now. Please try again in a moment.',
}

/**
 * Returns a message to send: as the reason of a `Refusal`, or in a response.
 * @param value - the number in the sentence, such as the seconds to wait.
 */
export const say = (code: MessageCode, value?: number): Message => {
  const sentence = sentences[code]
  return {
    code,
    ...optionalProp('value', value),
    message: typeof sentence === 'string' ? sentence : sentence(value ?? 0),
  }
}
