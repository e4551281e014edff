/** What /signup tells /login, in the entry of the browser's history, so that no address contains the email. */
export interface NewAccount {
  readonly email: string
  /** Whether the server says that it mailed a code. */
  readonly isCodeMailed: boolean
}

declare module '@tanstack/history' {
  interface HistoryState {
    newAccount?: NewAccount
  }
}
