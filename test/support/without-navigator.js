// Node 21 and later have a `navigator`, by which Amplify takes Node for a browser and computes SRP by the slowest of
// its three multiplications: nine seconds a sign-in under Jest, 0.2 without. Node 20 has none.
delete globalThis.navigator;
