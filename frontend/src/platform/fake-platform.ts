import type { Accounts, Credentials } from './session/accounts';
import type { Answers, Checked } from './api/fake-answers';
import { answerTo } from './api/fake-server';
import type { AnyOperation, ResultOf, VariablesOf } from './api/operation';
import type { Platform } from './platform';
import { fakeRealTime } from './real-time/fake-real-time';
import { fakeStorage } from './storage/fake-storage';
import { createSessions, type Tokens } from './session/session';

interface Account {
  password: string;
  confirmed: boolean;
  groups: string[];
}

const fault = (name: string) => Object.assign(new Error(name), { name });

/** The code that the fake e-mails to every user. */
export const mailedCode = '246810';

/**
 * A platform with in-memory accounts, for tests. GraphQL fields return `answers` by their name. A response
 * has the types of the documents that request the field, and contains no field that is not in the schema.
 */
export const fakePlatform = <Given extends Answers>(answers?: Given & Checked<Given>) => {
  const people = new Map<string, Account>();
  let signedIn: string | undefined;
  // A token contains the groups at the time of its issue.
  let issuedGroups: string[] = [];

  const find = (email: string) => {
    const account = people.get(email.toLowerCase());
    if (!account) throw fault('UserNotFoundException');
    return account;
  };
  const checkCode = (code: string) => {
    if (code !== mailedCode) throw fault('CodeMismatchException');
  };
  const tokens = ({ renew }: { readonly renew: boolean }): Promise<Tokens | undefined> => {
    if (signedIn === undefined) return Promise.resolve(undefined);
    if (renew) issuedGroups = [...find(signedIn).groups];
    const claims = { sub: signedIn, email: signedIn, exp: Date.now() / 1000 + 900 };
    const access = { text: `access of ${signedIn}`, claims: { 'cognito:groups': issuedGroups } };
    return Promise.resolve({ access, id: { text: 'id', claims } });
  };

  const steps = {
    signIn: ({ email, password }: Credentials) => {
      const account = find(email);
      if (account.password !== password) throw fault('NotAuthorizedException');
      if (!account.confirmed) return 'unconfirmed' as const;
      signedIn = email;
      issuedGroups = [...account.groups];
      return 'signed-in' as const;
    },
    signUp: ({ email, password }: Credentials) => {
      if (people.has(email.toLowerCase())) throw fault('UsernameExistsException');
      people.set(email.toLowerCase(), { password, confirmed: false, groups: [] });
    },
    confirm: (email: string, code: string) => {
      checkCode(code);
      find(email).confirmed = true;
    },
    reset: (email: string, password: string, code: string) => {
      checkCode(code);
      find(email).password = password;
    },
    change: (current: string, wanted: string) => {
      const account = find(signedIn ?? '');
      if (account.password !== current) throw fault('NotAuthorizedException');
      account.password = wanted;
    },
    leave: () => {
      signedIn = undefined;
    },
  };
  const later = <Value>(step: () => Value): Promise<Value> => Promise.resolve().then(step);
  const accounts: Accounts = {
    tokens,
    checkUser: () => Promise.resolve(),
    signIn: (credentials) => later(() => steps.signIn(credentials)),
    signUp: (credentials) => later(() => steps.signUp(credentials)),
    confirmSignUp: (email, code) => later(() => steps.confirm(email, code)),
    resendCode: () => Promise.resolve(),
    requestReset: () => Promise.resolve(),
    resetPassword: ({ email, password }, code) => later(() => steps.reset(email, password, code)),
    changePassword: (current, wanted) => later(() => steps.change(current, wanted)),
    signOut: () => later(steps.leave),
  };

  const send: Platform['api']['send'] = <Asked extends AnyOperation>(
    { document }: Asked,
    variables: VariablesOf<Asked>,
  ) => later(() => answerTo(answers ?? {}, document, Object(variables) as object) as ResultOf<Asked>);
  const nothing = () => Promise.resolve(undefined);
  const buckets = fakeStorage();
  const subscriptions = fakeRealTime();
  const platform: Platform = {
    accounts,
    sessions: createSessions({ tokens, now: Date.now, isKept: () => true }),
    api: { send },
    guestApi: { send },
    rest: { get: nothing, post: nothing, put: nothing, patch: nothing, del: nothing },
    realTime: subscriptions.realTime,
    storage: buckets.storage,
    playChoice: () => Promise.resolve('on'),
    connection: {
      isReachable: () => true,
      watch: () => () => undefined,
      check: () => Promise.resolve(true),
    },
  };

  return {
    platform,
    people,
    buckets,
    subscriptions,
    /** Signs in a user with these groups. */
    async arrive(email: string, groups: string[]) {
      people.set(email, { password: 'Fine-2026!', confirmed: true, groups });
      signedIn = email;
      issuedGroups = [...groups];
      await platform.sessions.read();
    },
  };
};
