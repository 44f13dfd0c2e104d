const firstGuesses = new Set([
  ...['password', 'password1', 'password123', 'passw0rd', '12345678', '123456789', '1234567890', '87654321'],
  ...['11111111', '00000000', '88888888', '99999999', '12341234', '123123123', 'qwertyui', 'qwerty123', 'qwertyuiop'],
  ...['1q2w3e4r', '1qaz2wsx', 'iloveyou', 'sunshine', 'princess', 'football', 'baseball', 'superman', 'welcome1'],
  ...['cambodia', 'cambodia1', 'phnompenh', 'angkorwat', 'abcd1234', 'abc12345', 'letmein1', 'admin123', 'kitloom1'],
])

/** Whether a password is among the first that anybody would try: the usual ones, one character, the person's own address. */
export function isGuessable(password: string, email: string): boolean {
  const plain = password.toLowerCase()
  const own = email.toLowerCase()
  return firstGuesses.has(plain) || new Set(plain).size === 1 || plain === own || plain === own.split('@')[0]
}
