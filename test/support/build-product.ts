import setUp from './cloud-setup';

// Builds the site and the templates for the test files that follow.
await setUp();
