export const usage = `npm run lab -- model.json [options]         plays a model and judges it
npm run lab -- model.json --exact           what is known of it without playing
npm run lab -- --verify certificate.json    repeats a run, bit for bit

  --rounds N         how many, from 1 to 10000000000; 10000000 unless told
  --seed HEX         64 hexadecimal digits in lower case; drawn and printed unless told
  --mode ID          the mode of the model; its first unless told
  --workers N        threads, from 1 to 64; as many as the machine has cores unless told
  --certificate FILE where to write the run's certificate
  --must-pass        the exit code tells the verdict
  --json             one JSON object on stdout, the same bytes for any number of workers
  --help             this

The spin hit rate is the share of base spins that win something. The round hit rate is the share of rounds that win
something, free spins included.

Exit codes: 0 done, whatever the verdict; 2 a file or an option is wrong, as "path: reason" on stderr; 4 broken off.
With --must-pass: 0 only for PASSED, 1 for FAILED, 3 for INCONCLUSIVE. With --verify: 0 only for the same bytes and the
same verdict, 1 otherwise.
`;
