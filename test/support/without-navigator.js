// Node 21 and later have a `navigator`. Because of it, Amplify treats Node as a browser and computes SRP with
// the slowest of its three multiplication functions: nine seconds for a sign-in in Jest instead of 0.2. Node
// 20 has no `navigator`.
delete globalThis.navigator;
